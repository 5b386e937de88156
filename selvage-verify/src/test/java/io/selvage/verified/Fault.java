package io.selvage.verified;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What is wrong with a component: a failure class that has to be among those reported. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Fault {
    String value();

    /** A class that behaves as it should, where only that says what is wrong. */
    Class<?> reference() default void.class;
}
