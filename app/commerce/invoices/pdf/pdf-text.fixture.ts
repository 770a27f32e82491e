/**
 * The text lines of an uncompressed pdfkit file, decoded by the `ToUnicode` tables of its fonts. Source: ISO 32000-1, sections
 * 9.4.3 and 9.10.3.
 */
export function pdfText(file: Buffer): string[] {
  const text = file.toString('latin1')
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id, body]) => [id!, body!]),
  )
  const lettersOf = (font: string) => {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1]
    const ranges = /beginbfrange\n<0000> <\w+> \[(.*)\]/.exec(objects.get(table ?? '') ?? '')?.[1] ?? ''
    return [...ranges.matchAll(/<([^>]*)>/g)].map(([, codes]) =>
      codes!
        .split(' ')
        .map(code => String.fromCharCode(Number.parseInt(code, 16)))
        .join(''),
    )
  }
  const fonts = new Map<string, string[]>()
  for (const body of objects.values())
    for (const [, name, id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) fonts.set(name!, lettersOf(id!))
  const lines: string[] = []
  let letters: string[] = []
  for (const [, font, glyphs] of text.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? []
    else
      lines.push(
        [...glyphs!.matchAll(/<([^>]*)>/g)]
          .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
          .map(glyph => letters[Number.parseInt(glyph, 16)])
          .join(''),
      )
  }
  return lines
}
