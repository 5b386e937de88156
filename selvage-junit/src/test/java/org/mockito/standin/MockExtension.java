package org.mockito.standin;

import org.junit.jupiter.api.extension.Extension;

/** Would fill the fields of the instance that JUnit has made. */
public final class MockExtension implements Extension {}
