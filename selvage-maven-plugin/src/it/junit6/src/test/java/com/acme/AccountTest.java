package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.selvage.junit.Scenario;
import io.selvage.junit.SelvageTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AccountTest {
    private Account account;
    private int noted;

    @BeforeEach
    void open() {
        account = new Account(amount -> noted += amount);
    }

    @Test
    void ordinaryTestsRunAsEver() {
        account.deposit(3);
        assertEquals(3, account.balance());
    }

    @SelvageTest
    void depositsAddUp(Scenario scenario) throws InterruptedException {
        scenario.together(() -> account.deposit(1), () -> account.deposit(2));
        assertEquals(3, account.balance());
        assertEquals(3, noted);
    }

    @SelvageTest
    void depositsInTwoStepsDoNot(Scenario scenario) throws InterruptedException {
        scenario.together(() -> account.depositInTwoSteps(1), () -> account.depositInTwoSteps(2));
        assertEquals(3, account.balance());
    }
}
