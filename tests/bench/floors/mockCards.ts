import { createServer, Model } from 'miragejs'
import type { Card } from './cards.ts'

export const mockCards = (cards: readonly Card[]) =>
  createServer({
    models: { card: Model },
    timing: 0,
    logging: false,
    seeds(server) {
      for (const card of cards) server.create('card', { ...card, id: String(card.id) })
    },
    routes() {
      this.namespace = 'api'
      this.get('/cards', (schema) => ({ cards: schema.all('card').models.map(({ attrs }) => attrs) }))
      this.passthrough()
    },
  })
