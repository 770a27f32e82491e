import { readFile } from 'node:fs/promises'
import type { RouterContextProvider } from 'react-router'
import { inputErrorText } from '#messages/input-errors.ts'
import { type FileFields, readFiles } from './uploaded-files.server.ts'

/** Saves all files of a form; the error says which can't be read, or that there is none. */
export async function saveUploads<Saved>(
  args: { context: Readonly<RouterContextProvider> },
  fields: FileFields,
  texts: { choose: string; unreadable(name: string): string },
  save: (content: Buffer, name: string) => Promise<Saved | undefined>,
): Promise<{ ok: true; saved: Saved[] } | { ok: false; error: string }> {
  const input = readFiles(args, fields)
  if (!input.ok) {
    const { code, params } = Object.values(input.errors)[0]!
    return { ok: false, error: code === 'missing' ? texts.choose : inputErrorText({ code, params }) }
  }
  const saved: Saved[] = []
  for (const { path, name } of Object.values(input.files).flat()) {
    const one = await save(await readFile(path), name)
    if (!one) return { ok: false, error: texts.unreadable(name) }
    saved.push(one)
  }
  return { ok: true, saved }
}
