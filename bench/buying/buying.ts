import { measureKills } from './kills.ts'
import { measureOrders } from './orders.ts'
import { measureRush } from './rush.ts'

/** Prints the results and fails if a goal is missed: these are promises about money and stock. */
export async function measureBuying(folder: string, runs: number, kills: number): Promise<void> {
  for (const measure of [
    () => measureOrders(folder, runs),
    () => measureRush(folder),
    () => measureKills(folder, kills),
  ]) {
    const { text, reached } = await measure()
    console.log(text)
    if (!reached) process.exitCode = 1
  }
}
