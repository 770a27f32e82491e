// Loaded into a shop process with --expose-gc: a connection returns the bytes in use after a garbage collection.
import { createServer } from 'node:net'

createServer(connection => {
  connection.on('error', () => {})
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  connection.end(String(heapUsed + external))
})
  .listen(process.env.TOTE_TEST_MEMORY_SOCKET)
  .unref()
