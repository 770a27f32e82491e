import path from 'node:path'
import { type BenchShop, type DatabaseEngine, onEachDatabase } from '../buying/bench-shop.ts'
import { formatTable, formatTableNumber, median } from '../format-table.ts'
import { startBenchShop, startProcess, stopServers } from '../servers.ts'
import { benchOperations, type Operation } from './operations.ts'

const referenceNames = {
  render: 'renderToString',
  insert: 'insert with fsync',
  select: 'select',
}

interface Cost {
  operation: Operation
  engine: DatabaseEngine
  /** CPU milliseconds of the shop's process, and of the reference's, in turns. */
  turns: { own: number; reference: number }[]
}

/**
 * The CPU time of what the shop does, as a multiple of a fixed reference that is measured in the same run: it hardly depends on the
 * machine and its load, so that versions of different days can be compared.
 */
export async function measureCosts(folder: string, runs: number): Promise<string> {
  const costs = await onEachDatabase(folder, async (engine, newShop) =>
    measure(folder, engine, await newShop(), runs),
  )
  return formatTable(
    `CPU time of the shop beside a reference, nothing from the page cache (medians of ${runs} runs)`,
    ['operation', 'database', 'CPU ms', 'reference', 'its CPU ms', 'ratio'],
    costs.flatMap(rows),
  )
}

async function measure(
  folder: string,
  engine: DatabaseEngine,
  { address: { dataDir, databaseUrl }, db }: BenchShop,
  runs: number,
): Promise<Cost[]> {
  const server = await startBenchShop(folder, 'rendered', dataDir, databaseUrl)
  const args = databaseUrl ? [dataDir, databaseUrl] : [dataDir]
  const references = await startProcess(
    'costs/reference-process.ts',
    args,
    path.join(folder, 'reference.log'),
  )
  const operations = await benchOperations(db, server)
  const costs = operations.map((operation): Cost => ({ operation, engine, turns: [] }))
  // The first run only warms up the code.
  for (let run = 0; run <= runs; run++)
    for (const { operation, turns } of costs) {
      await operation.prepare()
      const before = await server.cpuTime()
      await operation.run()
      const own = ((await server.cpuTime()) - before) / operation.count
      const reference = await references.ask<number>(operation.reference)
      if (run > 0) turns.push({ own, reference })
    }
  await stopServers()
  return costs
}

function rows(costs: readonly Cost[]): string[][] {
  return costs.map(({ operation: { name, reference }, engine, turns }) => {
    const own = median(turns.map(turn => turn.own))
    const alike = costs.filter(({ operation }) => operation.reference === reference)
    const bare = median(alike.flatMap(other => other.turns.map(turn => turn.reference)))
    return [
      name,
      engine,
      formatTableNumber(own, 2),
      referenceNames[reference],
      formatTableNumber(bare, 3),
      formatTableNumber(own / bare, 1),
    ]
  })
}
