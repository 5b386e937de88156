package io.selvage.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test that does its own exploring, by a {@link io.selvage.script.Scenario} or a kept driver of a script. Unlike the
 * body of a {@link SelvageTest} it is run once, as any other test, but its class and whatever it uses are loaded anew
 * and woven, so that what it explores is under control wherever it was loaded before.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Test
@ExtendWith(WovenTestInterceptor.class)
public @interface ScenarioTest {}
