const titles = /^(mr|mrs|ms|mx|miss|dr|prof|sir|herr|frau|familie)$/i

/** The first name as typed, to greet a customer; empty if the name starts with a title or an initial. */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  const isName = /^\p{L}[\p{L}\p{M}'’-]+$/u.test(first) && first.length <= 30 && !titles.test(first)
  return isName ? first : ''
}
