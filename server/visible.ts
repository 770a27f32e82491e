/**
 * A text as a terminal or a log may show it: characters that move the cursor, color, reorder or hide what is written there are
 * spelled out, such as `\u001b`. What is left is one line, in the order in which it was typed.
 */
export function visible(text: string): string {
  // Nearly every text is plain, and a log has many: the first look is cheap.
  if (!/[^ -~]/.test(text)) return text
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, spelledOut)
}

/** As JSON spells it, also beyond the first 65,536 characters. */
function spelledOut(character: string): string {
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
  return units.map(unit => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
