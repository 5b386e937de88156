/** Programs to measure with; woven and explored like any user's. */
package io.selvage.bench.programs;
