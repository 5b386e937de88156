package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.selvage.junit.Scenario;
import io.selvage.junit.SelvageTest;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class StockTest {
    private final Stock stock = new Stock();
    private final RepairedStock repaired = new RepairedStock();

    @Test
    void nobodyTakesWhatIsNotThere() throws Exception {
        stock.add("lamp", 1);
        ExecutorService customers = Executors.newFixedThreadPool(2);
        customers.submit(() -> stock.take("lamp"));
        customers.submit(() -> stock.take("lamp"));
        customers.shutdown();
        assertTrue(customers.awaitTermination(5, TimeUnit.SECONDS));
        assertEquals(0, stock.left("lamp"));
    }

    @SelvageTest
    void nobodyTakesWhatIsNotThereInAnySchedule() throws Exception {
        stock.add("lamp", 1);
        ExecutorService customers = Executors.newFixedThreadPool(2);
        customers.submit(() -> stock.take("lamp"));
        customers.submit(() -> stock.take("lamp"));
        customers.shutdown();
        assertTrue(customers.awaitTermination(5, TimeUnit.SECONDS));
        assertEquals(0, stock.left("lamp"));
    }

    @SelvageTest
    void theLastOneIsTakenOnce(Scenario scenario) throws InterruptedException {
        stock.add("lamp", 1);
        scenario.together(() -> stock.take("lamp"), () -> stock.take("lamp"));
        assertEquals(0, stock.left("lamp"));
    }

    @SelvageTest
    void theRepairedOneIsRight() throws Exception {
        repaired.add("lamp", 1);
        ExecutorService customers = Executors.newFixedThreadPool(2);
        customers.submit(() -> repaired.take("lamp"));
        customers.submit(() -> repaired.take("lamp"));
        customers.shutdown();
        assertTrue(customers.awaitTermination(5, TimeUnit.SECONDS));
        assertEquals(0, repaired.left("lamp"));
    }
}
