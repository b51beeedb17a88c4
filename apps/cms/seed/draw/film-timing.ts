// One slide, one sentence, one cue: video and captions share the same timing.
export const slideSeconds = 5
export const fadeSeconds = 0.6
export const slideCount = 6
export const filmSeconds = slideSeconds * slideCount
