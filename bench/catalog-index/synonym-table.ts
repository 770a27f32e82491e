import { formatTable, formatTableNumber } from '../format-table.ts'
import { prepareBigShop } from './big-shops.ts'
import { startIndex } from './running-index.ts'
import { synonymCount } from './sample-synonyms.ts'
import { summarizeTimes } from './times.ts'

/** The same searches with and without synonyms, in turn. */
export async function measureSynonyms(
  folder: string,
  sizes: readonly number[],
  runs: number,
): Promise<string> {
  const rows: string[][] = []
  for (const size of sizes) {
    const index = await startIndex(folder, await prepareBigShop(size))
    const [without, by]: [number[][], number[][]] = [[], []]
    for (let run = 0; run < runs; run++) {
      without.push(await index.searches())
      by.push(await index.searchesBySynonyms())
    }
    const [usual, slower] = [summarizeTimes(without), summarizeTimes(by)]
    const times = [usual.p50, slower.p50, usual.p99, slower.p99]
    rows.push([
      formatTableNumber(size),
      ...times.map(time => formatTableNumber(time, 2)),
      `${formatTableNumber(slower.p99 / usual.p99, 2)} ×`,
    ])
  }
  return formatTable(
    `Searching without and with ${synonymCount} synonyms (ms, medians of ${runs} runs in turn)`,
    ['products', 'p50 without', 'p50 with', 'p99 without', 'p99 with', 'p99 of without'],
    rows,
  )
}
