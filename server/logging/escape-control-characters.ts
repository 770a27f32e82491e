/**
 * Escapes characters that move the cursor, color, reorder or hide text in a terminal, such as `\u001b`. The result is one line.
 */
export function escapeControlCharacters(text: string): string {
  // Most text is plain, so this check is cheap.
  if (!/[^ -~]/.test(text)) return text
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, escapeCharacter)
}

/** Escapes a character as JSON does, including surrogate pairs. */
function escapeCharacter(character: string): string {
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
  return units.map(unit => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
