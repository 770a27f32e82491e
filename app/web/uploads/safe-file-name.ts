/** Long enough for people, and for every file system. */
const maxLength = 100

/**
 * A file's name as its sender gave it, for people to read: the last part of a path, without characters that control, hide or
 * reverse text, or mean something to a file system. Empty if nothing remains.
 */
export function safeFileName(sent: string): string {
  const [last = ''] = sent.normalize('NFC').split(/[\\/]/).slice(-1)
  const name = last
    .replace(/[\p{C}\p{Zl}\p{Zp}\ufffd]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const characters = [...name]
  if (characters.length <= maxLength) return name
  const [ending = ''] = /\.\w{1,10}$/.exec(name) ?? []
  return characters.slice(0, maxLength - ending.length).join('') + ending
}
