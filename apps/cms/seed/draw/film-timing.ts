// One slide, one sentence, one cue: the film and its captions are cut by the same clock.
export const slideSeconds = 5
export const fadeSeconds = 0.6
export const slideCount = 6
export const filmSeconds = slideSeconds * slideCount
