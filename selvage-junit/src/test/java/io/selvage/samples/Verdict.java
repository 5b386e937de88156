package io.selvage.samples;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What Selvage says about a sample: {@code PASSED}, or {@code FAILED} and the kind of its finding. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface Verdict {
    String value();
}
