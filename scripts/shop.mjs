// `npm run shop -- orders list`: installs if necessary, then runs one command on the shop that `npm start` opens.
import { continueOnPinnedNode, install, isPinnedNode } from './prepare.mjs'

install()
if (isPinnedNode()) {
  const { runShopCommand } = await import('./shop/run-command.ts')
  await runShopCommand(process.argv.slice(2))
} else {
  continueOnPinnedNode()
}
