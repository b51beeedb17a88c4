import { describe, expect, it } from 'vitest'
import { type ComboboxEvent, type ComboboxState, closedCombobox, comboboxAfter } from './combobox-state.ts'

const open: ComboboxState<string> = { typed: 'sa', options: ['a', 'b'], isOpen: true, active: -1 }

describe('comboboxAfter', () => {
  const steps: { name: string; from: ComboboxState<string>; event: ComboboxEvent<string>; to: object }[] = [
    {
      name: 'waits for options after typing',
      from: closedCombobox,
      event: { type: 'typed', typed: 'sa' },
      to: { typed: 'sa', isOpen: false },
    },
    {
      name: 'opens with options for what is typed',
      from: { ...closedCombobox, typed: 'sa' },
      event: { type: 'loaded', typed: 'sa', options: ['a'] },
      to: { isOpen: true, options: ['a'], active: -1 },
    },
    {
      name: 'drops options for what is no longer typed',
      from: open,
      event: { type: 'loaded', typed: 's', options: ['z'] },
      to: open,
    },
    {
      name: 'closes when there are no options',
      from: open,
      event: { type: 'loaded', typed: 'sa', options: [] },
      to: { isOpen: false, options: [] },
    },
    {
      name: 'resets when the field is emptied',
      from: open,
      event: { type: 'typed', typed: '' },
      to: closedCombobox,
    },
    {
      name: 'deactivates the active option when more is typed',
      from: { ...open, active: 1 },
      event: { type: 'typed', typed: 'sah' },
      to: { active: -1 },
    },
    {
      name: 'moves from the field to the first option',
      from: open,
      event: { type: 'next' },
      to: { active: 0 },
    },
    {
      name: 'moves from the last option back to the field',
      from: { ...open, active: 1 },
      event: { type: 'next' },
      to: { active: -1 },
    },
    {
      name: 'moves from the field up to the last option',
      from: open,
      event: { type: 'previous' },
      to: { active: 1 },
    },
    {
      name: 'opens again with an arrow key',
      from: { ...open, isOpen: false },
      event: { type: 'next' },
      to: { isOpen: true, active: 0 },
    },
    {
      name: 'keeps the options when it closes',
      from: { ...open, active: 1 },
      event: { type: 'close' },
      to: { isOpen: false, active: -1, options: ['a', 'b'] },
    },
  ]
  it.each(steps)('$name', ({ from, event, to }) => {
    expect(comboboxAfter(from, event)).toMatchObject(to)
  })
})
