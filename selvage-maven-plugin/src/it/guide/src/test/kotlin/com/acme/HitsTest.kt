package com.acme

import io.selvage.junit.Scenario
import io.selvage.junit.SelvageTest
import kotlin.concurrent.thread
import org.junit.jupiter.api.Assertions.assertEquals

class Hits {
    private var count = 0

    @Synchronized
    fun hit() {
        count++
    }

    @Synchronized
    fun count() = count
}

class HitsTest {
    private val hits = Hits()

    @SelvageTest
    fun hitsAddUp(scenario: Scenario) {
        scenario.together({ hits.hit() }, { hits.hit() })
        assertEquals(2, hits.count())
    }

    @SelvageTest
    fun hitsOfThreadsAddUp() {
        val other = thread { hits.hit() }
        hits.hit()
        other.join()
        assertEquals(2, hits.count())
    }
}
