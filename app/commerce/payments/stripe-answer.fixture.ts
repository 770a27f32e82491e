import type { ServerResponse } from 'node:http'

/** What Stripe's API answers. */
export interface Answer {
  status: number
  body: Record<string, unknown>
}

export function ok(body: object): Answer {
  return { status: 200, body: body as Record<string, unknown> }
}

export function failure(status: number, code: string, type = 'invalid_request_error'): Answer {
  const kind = status === 402 ? 'card_error' : type
  return { status, body: { error: { type: kind, code, message: 'as it was asked to' } } }
}

export function say(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
