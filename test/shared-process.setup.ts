import '@simplewebauthn/server'
import 'sharp'
import { afterAll, expect } from 'vitest'
import { setDocumentWriter } from '#commerce/payments/invoices/document-writer.server.ts'
import { documentWords } from '#writing/documents/document-words.server.ts'

setDocumentWriter(documentWords)

/** By name, what a file could change for the next file in its process. */
function processState(): Map<string, unknown> {
  const globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis))
  return new Map<string, unknown>([
    ['current folder', process.cwd()],
    ...globals.map(([name, { value, get }]) => [`global ${name}`, value ?? get] as const),
    ...Object.entries(process.env).map(([name, value]) => [`variable ${name}`, value] as const),
    ...process.eventNames().map(name => [`event ${String(name)}`, process.listenerCount(name)] as const),
  ])
}

/** After the import of libraries that set global names and variables when they are first used. */
const before = processState()

afterAll(() => {
  const after = processState()
  const names = [...new Set([...before.keys(), ...after.keys()])]
  expect(names.filter(name => !Object.is(before.get(name), after.get(name)))).toEqual([])
})
