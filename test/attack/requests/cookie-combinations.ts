type SentCookie = [name: string, value: string]

const combinations = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((some, one) => some.flatMap(list => [list, [...list, one]]), [[]])

/** Every combination of cookies. Those of the office come together or not at all: a browser of staff has them all. */
export function cookieCombinations(all: readonly SentCookie[]): SentCookie[][] {
  const ofOffice = all.filter(([name]) => name.startsWith('office'))
  const others = all.filter(([name]) => !name.startsWith('office'))
  return combinations(others).flatMap(some => [some, [...some, ...ofOffice]])
}
