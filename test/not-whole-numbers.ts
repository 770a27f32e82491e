/** Spellings of 1 that fields take from people, and nothing else. */
export const spellingsOfOne = [' 1', '1 ', '1\n', '\u00a01', '\uff11', '\u0661']

/** Texts that `Number` reads or people type, but that are no whole numbers anywhere. */
export const unreadableNumbers = [
  '1e0',
  '1E0',
  '0x1',
  '0b1',
  '0o1',
  '+1',
  '-1',
  '1.0',
  '1.',
  '.1',
  '1,0',
  '1_0',
  '1n',
  'Infinity',
  'NaN',
  'null',
  'true',
  '[1]',
  '9007199254740992',
  '1'.repeat(17),
]

/** Texts that addresses refuse, and fields that only pages fill in. */
export const notWholeNumbers = [...spellingsOfOne, ...unreadableNumbers]
