import type { MetaDescriptor } from 'react-router'
import type { JsonLdObject, WithContext } from 'schema-dts'

/** Structured data as a script in the head. */
export function jsonLdTag(item: WithContext<JsonLdObject>): MetaDescriptor {
  return { 'script:ld+json': { ...item } }
}
