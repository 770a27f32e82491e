import { onTestFinished, vi } from 'vitest'

/** Stubs the storage that a browser keeps between pages. */
export function keepInBrowser(): void {
  const stored: Record<string, string> = Object.create({
    key: (at: number) => Object.keys(stored)[at] ?? null,
    get length() {
      return Object.keys(stored).length
    },
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => void Object.assign(stored, { [key]: text }),
    removeItem: (key: string) => void delete stored[key],
  })
  vi.stubGlobal('localStorage', stored)
  onTestFinished(() => void vi.unstubAllGlobals())
}
