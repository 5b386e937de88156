package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;

import io.selvage.junit.Scenario;
import io.selvage.junit.SelvageTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AccountTest {
    private Account account;
    private Ledger ledger;

    @BeforeEach
    void open() {
        ledger = mock(Ledger.class);
        account = new Account(ledger);
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
        verify(ledger, times(1)).note(1);
    }

    @SelvageTest
    void depositsInTwoStepsDoNot(Scenario scenario) throws InterruptedException {
        scenario.together(() -> account.depositInTwoSteps(1), () -> account.depositInTwoSteps(2));
        assertEquals(3, account.balance());
    }
}
