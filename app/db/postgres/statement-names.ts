import { LRUCache } from 'lru-cache'

/** Known texts of statements. Lists of values and rows make many, most of them used once. */
const maxTexts = 1000

/** Longer statements have long lists of values, of which no second one is alike. In characters. */
const maxNamedLength = 8000

const isPlannable = /^(select|insert|update|delete|with)\b/

/**
 * The names under which connections keep the plans of statements, by their text. A statement gets its name when it's used the second
 * time, because PostgreSQL keeps it until the connection ends.
 */
export class StatementNames {
  readonly #texts = new LRUCache<string, { name?: string }>({ max: maxTexts })
  #given = 0

  nameOf(sql: string): string | undefined {
    const known = this.#texts.get(sql)
    if (known) known.name ??= `s${++this.#given}`
    else if (sql.length <= maxNamedLength && isPlannable.test(sql)) this.#texts.set(sql, {})
    return known?.name
  }

  /** All statements get new names: their tables changed. */
  clear(): void {
    this.#texts.clear()
  }
}
