/** Programs that use JDK classes which are interleaved within. */
package io.selvage.testbed.inside;
