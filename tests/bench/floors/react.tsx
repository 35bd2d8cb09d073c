import 'reflect-metadata'
import { LazyMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { Container } from 'inversify'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { BehaviorSubject } from 'rxjs'
import type { Card } from './cards.ts'
import { type FloorData, FloorPage } from './FloorPage.tsx'

class Cards {
  readonly all = new BehaviorSubject<readonly Card[]>([])
}

const container = new Container()
container.bind(Cards).toSelf().inSingletonScope()
const { all } = container.get(Cards)

const features = async () => (await import('./motionFeatures.ts')).domAnimation

const Floor = ({ banner }: Pick<FloorData, 'banner'>) => {
  const [cards, setCards] = useState(all.value)
  useEffect(() => {
    const subscription = all.subscribe(setCards)
    return () => subscription.unsubscribe()
  }, [])
  return (
    <LazyMotion features={features}>
      <m.div initial={false}>
        <BrowserRouter>
          <Routes>
            <Route path="*" element={<FloorPage banner={banner} cards={cards} />} />
          </Routes>
        </BrowserRouter>
      </m.div>
    </LazyMotion>
  )
}

// The page is in the HTML already; each of the product's packages does the least that it is used for.
const root = document.getElementById('root')
const data = document.getElementById('data')
if (!root || !data) throw new Error('a floor without its data')
const { banner, cards } = JSON.parse(data.textContent) as FloorData
all.next(cards)
hydrateRoot(root, <Floor banner={banner} />)
