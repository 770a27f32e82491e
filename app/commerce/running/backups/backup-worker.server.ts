import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { ShopCopy } from './backup.ts'
import { copyShop } from './copy-shop.server.ts'

// Linux gives this thread, and the programs it starts, a priority of their own; other systems would slow the whole shop down.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

/** A thread that copies one shop and ends. */
const shop: ShopCopy = workerData
parentPort!.postMessage(await copyShop(shop))
