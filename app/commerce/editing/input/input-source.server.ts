/** The origin of input. Each kind has its own rules for undeclared fields. */
export type InputKind = 'form' | 'json' | 'row' | 'options'

/** The input before any schema. */
export interface InputSource {
  readonly kind: InputKind
  /** All values of each name, in the order they were sent. */
  readonly values: ReadonlyMap<string, readonly unknown[]>
}

/** `unreadable`: broken encoding or syntax, which no program of ours sends. */
export type ReadSource = { ok: true; source: InputSource } | { ok: false; reason: 'unreadable' }

export const unreadable: ReadSource = { ok: false, reason: 'unreadable' }

/** Collects values by name. */
export class SentValues {
  readonly #values = new Map<string, unknown[]>()

  add(name: string, value: unknown): void {
    const existing = this.#values.get(name)
    if (existing) existing.push(value)
    else this.#values.set(name, [value])
  }

  source(kind: InputKind): InputSource {
    return { kind, values: this.#values }
  }
}
