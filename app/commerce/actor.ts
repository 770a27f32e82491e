const actorKinds = ['shopper', 'staff', 'job', 'provider', 'command-line'] as const

/** The author of a change, for order history, the stock ledger and change sets. */
export interface Actor {
  kind: (typeof actorKinds)[number]
  /** Of a staff member, job or payment provider; empty if there is only one of the kind. */
  name: string
}

export const shopperActor: Actor = { kind: 'shopper', name: '' }
export const commandLineActor: Actor = { kind: 'command-line', name: '' }

export function staffActor(name: string): Actor {
  return { kind: 'staff', name }
}

export function jobActor(name: string): Actor {
  return { kind: 'job', name }
}

export function providerActor(name: string): Actor {
  return { kind: 'provider', name }
}

/** As stored: "shopper" or "staff:Grace Hopper". */
export function actorText({ kind, name }: Actor): string {
  return name === '' ? kind : `${kind}:${name}`
}

/** Text of another form is taken for the name of a staff member. */
export function parseActor(text: string): Actor {
  const [first = '', ...rest] = text.split(':')
  const kind = actorKinds.find(known => known === first)
  return kind ? { kind, name: rest.join(':') } : staffActor(text)
}
