import type { WardrobeItem } from '../../../src/domain/shop/outfit.ts'
import type { Product } from '../../../src/domain/shop/product.ts'

export function aProduct(wishes: Partial<Product> = {}): Product {
  return {
    productId: 21_208,
    itemId: 1_208,
    title: '상어 모자',
    itemCategory: 'HAT',
    spriteStand1: '/demo-pictures/avatar/HAT-8.svg',
    cost: 480,
    paymentType: 'POINT',
    isOwned: false,
    gender: null,
    ...wishes,
  }
}

export function aWardrobeItem(wishes: Partial<WardrobeItem> = {}): WardrobeItem {
  return {
    userItemId: 41_204,
    itemId: 1_204,
    title: '남색 물안경',
    itemCategory: 'HAT',
    spriteStand1: '/demo-pictures/avatar/HAT-4.svg',
    isEquipped: true,
    ...wishes,
  }
}
