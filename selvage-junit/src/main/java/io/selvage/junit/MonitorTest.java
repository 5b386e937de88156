package io.selvage.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test that explores monitors: classes by themselves, called by any threads in any order.
 *
 * <pre>{@code
 * @MonitorTest
 * void gateLetsEverybodyThrough(MonitorCheck check) {
 *     check.passes(MonitorSpec.of(Gate.class).create(2).call("enter").call("leave"));
 * }
 * }</pre>
 *
 * The body is run once, with woven classes, on a new instance with what goes before and after it. A test that explores
 * nothing does not pass.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@TestTemplate
@ExtendWith(MonitorExtension.class)
public @interface MonitorTest {}
