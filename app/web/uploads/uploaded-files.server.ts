import { createContext, type RouterContextProvider } from 'react-router'
import type { InputErrors } from '#commerce/editing/input/input-error.ts'

/** A field of a form that takes files. */
export interface FileField {
  maxFiles: number
  /** For each file. */
  maxBytes: number
  /** The declared types that it takes. Anyone can declare anything: the content is still to be checked. */
  contentTypes: readonly string[]
  isRequired?: boolean
}

/** Fields by name. */
export type FileFields = Readonly<Record<string, FileField>>

/** A file on disk, which is removed when the request ends. */
export interface UploadedFile {
  /** The name of its field. */
  field: string
  /** For people, never a path: without folders, control characters, and anything a file system could misread. */
  name: string
  /** The declared type in lower case, without parameters. */
  contentType: string
  /** In bytes. */
  size: number
  path: string
  /** In hexadecimal digits. */
  sha256: string
}

/** The files of a request, and by field why others were refused. */
export interface Upload {
  files: readonly UploadedFile[]
  errors: InputErrors
}

export const noUpload: Upload = { files: [], errors: {} }

/** The received files of a route that declares files; `noUpload` for all others. */
export const uploadContext = createContext<Upload>(noUpload)

export type FileInput<Fields extends FileFields> =
  | { ok: true; files: Record<keyof Fields, UploadedFile[]> }
  | { ok: false; errors: InputErrors }

/** The files that were sent, by field, or the errors of each field, like those of `readInput`. */
export function readFiles<const Fields extends FileFields>(
  { context }: { context: Readonly<RouterContextProvider> },
  fields: Fields,
): FileInput<Fields> {
  const { files, errors } = context.get(uploadContext)
  const all: InputErrors = { ...errors }
  const byField = Object.entries(fields).map(([name, { isRequired }]) => {
    const sent = files.filter(({ field }) => field === name)
    if (isRequired && sent.length === 0) all[name] ??= { code: 'missing', params: {} }
    return [name, sent] as const
  })
  if (Object.keys(all).length > 0) return { ok: false, errors: all }
  return { ok: true, files: Object.fromEntries(byField) as Record<keyof Fields, UploadedFile[]> }
}
