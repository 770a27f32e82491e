import { parentPort, workerData } from 'node:worker_threads'
import type { ShopCopy } from './backup.ts'
import { copyShop } from './copy-shop.server.ts'

/** A thread that copies one shop and ends. */
const shop: ShopCopy = workerData
parentPort!.postMessage(await copyShop(shop))
