import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** A text of the demo shop. The first line of its file is "# Title". */
export async function readTextFile(file: string): Promise<{ title: string; body: string }> {
  const text = await readFile(path.join(import.meta.dirname, 'texts', file), 'utf8')
  const end = text.indexOf('\n')
  return { title: text.slice('# '.length, end), body: text.slice(end).trim() }
}
