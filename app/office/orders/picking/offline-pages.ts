import { readStored, storeValue } from '#web/browser/stored-value.ts'

const scope = '/office/pick'
const workerScript = '/office/pick/worker'

/** Of the service worker. */
const cacheName = 'office-pick'

/** Names the person whose page is kept. */
const ownerKey = 'office-pick-owner'

interface WorkerScripts {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string | undefined },
  ): { createScriptURL: (url: string) => string }
}

let policy: { createScriptURL: (url: string) => string } | undefined

/** Keeps the page that is open, so that it opens without a connection. False where the browser can't, or the session is over. */
export async function storePickPage(staffId: number): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    const worker = await activeWorker(
      await navigator.serviceWorker.register(trusted(workerScript), { scope }),
    )
    storeValue(ownerKey, staffId)
    const answer = new Promise<boolean>(resolve => {
      const { serviceWorker } = navigator
      serviceWorker.addEventListener('message', ({ data }) => resolve(data.isKept === true), { once: true })
      serviceWorker.startMessages()
    })
    worker.postMessage({ keep: location.pathname + location.search })
    return await answer
  } catch {
    return false
  }
}

/** `ready` would wait forever on a page that was opened under another address. */
async function activeWorker({
  active,
  waiting,
  installing,
}: ServiceWorkerRegistration): Promise<ServiceWorker> {
  if (active) return active
  const worker = (waiting ?? installing)!
  return new Promise(resolve =>
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve(worker)),
  )
}

/** Leaves nothing to others who use this browser. */
export function forgetPickPages(): void {
  storeValue(ownerKey, null)
  if (!('serviceWorker' in navigator)) return
  void caches.delete(cacheName)
  void navigator.serviceWorker.getRegistration(scope).then(worker => worker?.unregister())
}

/** After somebody else has signed in. */
export function forgetPickPagesOfOthers(staffId: number): void {
  const owner = readStored(ownerKey)
  if (owner !== null && owner !== staffId) forgetPickPages()
}

function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: WorkerScripts }
  policy ??= trustedTypes?.createPolicy('office-worker', {
    createScriptURL: script => (script === workerScript ? script : undefined),
  })
  return policy ? policy.createScriptURL(url) : url
}
