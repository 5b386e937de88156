package org.mockito.standin;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** On a field that the {@link MockExtension} fills. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Mock {}
