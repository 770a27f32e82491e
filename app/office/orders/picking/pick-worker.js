// The service worker of /office/pick: keeps the page that was opened last, so that it opens without a connection.
const cacheName = 'office-pick'

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

self.addEventListener('message', event => {
  const { keep } = event.data
  event.waitUntil(keepPage(keep).then(isKept => event.source.postMessage({ isKept })))
})

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (isFile(pathname)) event.respondWith(readFile(request))
})

/** Files of a build and pictures: their names change with their content. */
function isFile(pathname) {
  return pathname.startsWith('/assets/') || pathname.startsWith('/pictures/')
}

async function openPage(request) {
  try {
    const response = await fetch(request)
    // To the page for signing in.
    if (response.type === 'opaqueredirect' || response.status === 403) await end()
    return response
  } catch {
    const cache = await caches.open(cacheName)
    return (
      (await cache.match(request)) ?? (await cache.match(request, { ignoreSearch: true })) ?? Response.error()
    )
  }
}

async function readFile(request) {
  return (await caches.match(request.url, { cacheName })) ?? fetch(request)
}

/** Replaces everything that was kept by this page and its files: of another build, list or person. */
async function keepPage(address) {
  const page = await fetch(address)
  if (page.redirected || !page.ok) {
    await end()
    return false
  }
  const html = await page.clone().text()
  const files = [
    ...new Set([...html.matchAll(/"(\/(?:assets|pictures)\/[^"\s]+)"/g)].map(([, file]) => file)),
  ]
  const responses = await Promise.all(files.map(async file => [file, await fetch(file)]))
  await caches.delete(cacheName)
  const cache = await caches.open(cacheName)
  await Promise.all(responses.filter(([, { ok }]) => ok).map(([file, response]) => cache.put(file, response)))
  await cache.put(address, page)
  return true
}

async function end() {
  await caches.delete(cacheName)
  await self.registration.unregister()
}
