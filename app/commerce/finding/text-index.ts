import { fold } from './fold.ts'
export interface ProductText {
  title: string
  brand: string
  category: string
  description: string
}
export interface TextHits {
  slots: Uint32Array
  scores: Uint16Array
}
export class TextIndex {
  #texts = new Map<number, string>()
  add(slot: number, text: ProductText): void {
    this.#texts.set(slot, fold(Object.values(text).join(' ')))
  }
  replace(slot: number, text: ProductText): void {
    this.add(slot, text)
  }
  remove(slot: number): void {
    this.#texts.delete(slot)
  }
  nearestSpelling(_words: string): string | undefined {
    return undefined
  }
  async settle(): Promise<void> {}
  search(words: string): TextHits {
    const wanted = fold(words).split(/\s+/)
    const slots = [...this.#texts]
      .filter(([, t]) => wanted.every(w => t.includes(w)))
      .map(([s]) => s)
      .sort((a, b) => a - b)
    return { slots: Uint32Array.from(slots), scores: Uint16Array.from(slots, () => 1) }
  }
}
