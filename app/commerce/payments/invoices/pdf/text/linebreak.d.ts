declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    /** Null after the last one. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
