package io.selvage.libraries;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Which libraries a program uses. It is run once with each, and each time declares the same. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Of {
    Library[] value();

    /** What the exception says that a wrong use ends with, if it ends with one: any other is not its own. */
    String says() default "";

    /** The source files whose races among themselves are the library's own affair, and meant by its makers. */
    String[] races() default {};

    /** What the tool still gets wrong about the program, if anything: builds leave it out, and the page says so. */
    String open() default "";
}
