/** A text of headings, each with facts below it. */
export function outline(...sections: readonly (readonly [heading: string, ...facts: string[]])[]): string {
  return sections.map(([heading, ...facts]) => [`## ${heading}`, ...facts].join('\n\n')).join('\n\n')
}
