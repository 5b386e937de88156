package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.selvage.junit.Scenario;
import io.selvage.junit.SelvageTest;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;

class OrdersTest {
    @SelvageTest
    void totalsAddUp(Scenario scenario) throws InterruptedException {
        Orders orders = new Orders(item -> 40);
        scenario.together(() -> orders.order("lamp"), () -> orders.order("lamp"));
        assertEquals(80, orders.total());
    }

    @SelvageTest
    void totalsOfTheBeanAddUp(Scenario scenario) throws InterruptedException {
        try (var context = new AnnotationConfigApplicationContext()) {
            context.registerBean(Prices.class, () -> item -> 40);
            context.register(Orders.class);
            context.refresh();
            Orders orders = context.getBean(Orders.class);
            scenario.together(() -> orders.order("lamp"), () -> orders.order("lamp"));
            assertEquals(80, orders.total());
        }
    }
}
