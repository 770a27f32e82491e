import type { InputFields } from '#commerce/editing/input/field.server.ts'
import { readInput } from '#web/requests/read-input.server.ts'

export type Body = string | Uint8Array<ArrayBuffer>

export const urlencodedType = 'application/x-www-form-urlencoded'

/** Bodies that are broken in every format. */
const brokenBodies: readonly Body[] = [
  '',
  '&&&===%',
  '%ff%fe=%00',
  'isAdmin=true&__proto__=x&price=0&visitor=1',
  '{',
  'null',
  '[]',
  '[null,{},{"body":1},{"type":"csp-violation"},{"type":1,"body":{"blockedURL":[]}}]',
  '{"csp-report":null}',
  '{"csp-report":{"document-uri":{},"blocked-uri":"<script>zzq</script>"}}',
  '{"__proto__":{"isAdmin":true},"id":"evt_1","type":"checkout.session.completed","data":null}',
  '['.repeat(8000),
  '--b\r\nContent-Disposition: form-data; name="key"; filename="a"\r\n\r\n<script>zzq</script>\r\n--b--',
  new Uint8Array([0xff, 0xfe, 0x00, 0xc0, 0xaf]),
]

/** The parts of a body that an action can read. */
export function readBody(fields: InputFields, body: Body, type = urlencodedType) {
  const headers = { 'content-type': type }
  return readInput({ request: new Request('http://shop/', { method: 'POST', body, headers }) }, fields)
}

/**
 * The broken bodies that a route can tell apart, each with its type: `readInput` reads many of them as the same. All of them for
 * files and for formats that the sender chooses.
 */
export async function unlikeBodies(accepts: {
  fields: InputFields | undefined
  contentTypes: readonly string[]
}): Promise<Iterable<[type: string, body: Body]>> {
  const { fields, contentTypes } = accepts
  const unlike = new Map<string, [string, Body]>()
  for (const accepted of contentTypes) {
    const isMultipart = accepted.startsWith('multipart/')
    const type = isMultipart ? `${accepted}; boundary=b` : accepted
    for (const body of brokenBodies) {
      const read = fields && !isMultipart ? await readBody(fields, body, type) : String(body)
      unlike.set(JSON.stringify([type, read]), [type, body])
    }
  }
  return unlike.values()
}
